export function emptyDatabase(): Promise<Buffer<ArrayBuffer>>;
export function writeEmptyDatabase(file: string): Promise<void>;
