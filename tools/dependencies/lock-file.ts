/** package-lock.json, as far as it is read here. */
export interface LockFile {
  readonly lockfileVersion: number
  /** By folder: "" is this project, `node_modules/a/node_modules/b` the b that a alone has. */
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface LockedPackage extends DependencyRanges {
  /** Where it is not the folder's. */
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
}

/** The parts of a package.json that say what it depends on: ranges by package. */
export interface DependencyRanges {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export const nameOf = (folder: string, { name }: LockedPackage) =>
  name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The folders of all but this project. */
export const foldersOf = (lock: LockFile) => Object.keys(lock.packages).filter((folder) => folder !== '')
