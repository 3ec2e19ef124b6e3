export declare const entries: Readonly<Record<string, string>>
export declare function moduleOf(source: string): string
export declare function isPack(file: string): boolean
