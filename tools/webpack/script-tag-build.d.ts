export declare const inCodeFile: readonly string[]
