export function signatureOf(manifest: object, key: string): string;
