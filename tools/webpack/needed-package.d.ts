export declare function neededPackage<Module>(
  name: string,
  why: string,
  load: () => Promise<Module>,
): Promise<Module>
