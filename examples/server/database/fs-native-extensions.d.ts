/** The part of the package that the server uses. The package has no types. */
declare module 'fs-native-extensions' {
  export interface FileLocks {
    /** Locks an open file for this descriptor alone. @returns false if another descriptor has it locked */
    tryLock(fd: number): boolean
  }
  const locks: FileLocks
  export default locks
}
