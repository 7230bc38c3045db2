export const template: string;
export function findPrograms(): string | undefined;
export function freePort(): Promise<number>;
export function startServer(): Promise<{ readonly url: string; stop(): Promise<void> }>;

/** The user that initdb, postgres and a pooler run as where this process is root: they refuse to be. */
export function ordinaryUser(): { uid: number; gid: number } | undefined;
