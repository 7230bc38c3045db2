/** The telephone of every order that the demo prepares: its visitors share it, and no message goes there. */
export const demoPhones: ReadonlySet<string> = new Set(['05551112233']);
