export declare function brandFiles(): Promise<readonly string[]>
