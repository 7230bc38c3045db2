/** `toBeVisible`, `toHaveAccessibleName`…, where there is a DOM to ask. */
if (typeof window !== 'undefined') await import('@testing-library/jest-dom');
