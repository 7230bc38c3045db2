/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Button, ButtonLink } from '../../../src/ui/kit/Button.js';
import styles from '../../../src/ui/kit/Button.styles.js';
import { lookOf } from './look.js';

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const sizes = ['default', 'sm', 'lg', 'icon'] as const;

describe('Button', () => {
  it('UI-01 has the six variants and the four sizes, each with a look of its own', () => {
    const looks = new Set<string>();
    for (const variant of variants) {
      for (const size of sizes) {
        const { unmount } = render(<Button variant={variant} size={size} />, { wrapper: StrictMode });
        looks.add(lookOf(screen.getByRole('button'), styles));
        unmount();
      }
    }
    expect(looks.size).toBe(variants.length * sizes.length);
  });

  it('UI-01 without a word it is the default one, and it never submits by itself', () => {
    render(<Button>Tamam</Button>, { wrapper: StrictMode });
    const button = screen.getByRole('button', { name: 'Tamam' });
    expect(button).toHaveAttribute('type', 'button');
    expect(button.className).toBe(`${styles.button} ${styles.default}`);
  });

  it('says that it is busy and keeps its name', () => {
    render(<Button busy>Lütfen bekleyin</Button>, { wrapper: StrictMode });
    expect(screen.getByRole('button', { name: 'Lütfen bekleyin' })).toHaveAttribute('aria-busy', 'true');
  });

  it('passes on what a button takes', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Sil</Button>, { wrapper: StrictMode });
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('has a sister that is a link', () => {
    render(
      <ButtonLink href="https://store.example/" target="_top">
        Mağaza
      </ButtonLink>,
      { wrapper: StrictMode },
    );
    expect(screen.getByRole('link', { name: 'Mağaza' })).toHaveAttribute('href', 'https://store.example/');
  });
});
