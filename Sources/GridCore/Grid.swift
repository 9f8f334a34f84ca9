// GridCore
