/// <reference types="@testing-library/jest-dom" />
/** `toBeVisible`, `toHaveAccessibleName`…, where there is a DOM to ask. */
if (typeof window !== 'undefined') expect.extend(await import('@testing-library/jest-dom/matchers'));

export {};
