export declare function foldersIn(files: readonly string[]): readonly string[]
export declare function licenceOf(folder: string): string
