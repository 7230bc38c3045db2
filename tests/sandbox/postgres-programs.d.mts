export const template: string;
export function findPrograms(): string | undefined;
export function freePort(): Promise<number>;
export function startServer(): Promise<{ readonly url: string; stop(): Promise<void> }>;
