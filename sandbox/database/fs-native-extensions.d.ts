/** The package comes without types. Only what is used here. */
declare module 'fs-native-extensions' {
  /** Takes the whole file for the holder of this descriptor; false where another has it. Throws where there are no locks. */
  export function tryLock(descriptor: number): boolean;
}
