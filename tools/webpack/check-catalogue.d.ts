export declare function checkCatalogue(catalogue: unknown): object
