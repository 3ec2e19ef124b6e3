/** Something that the command was asked for makes no sense; its message says what was expected. */
export class Wrong extends Error {}
