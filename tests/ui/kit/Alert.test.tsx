/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Alert } from '../../../src/ui/kit/Alert.js';
import styles from '../../../src/ui/kit/Alert.styles.js';
import { lookOf } from './look.js';

const variants = ['default', 'info', 'success', 'warning', 'destructive'] as const;

describe('Alert', () => {
  it('UI-02 has the five variants, each with a look of its own', () => {
    const looks = variants.map((variant) => {
      const { container, unmount } = render(<Alert variant={variant}>Metin</Alert>, { wrapper: StrictMode });
      const look = lookOf(container.firstElementChild!, styles);
      unmount();
      return look;
    });
    expect(new Set(looks).size).toBe(variants.length);
  });

  it('UI-02 says itself only where it is asked to', () => {
    const { rerender } = render(<Alert title="Başlık">Metin</Alert>, { wrapper: StrictMode });
    expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull();
    rerender(<Alert live="assertive">Metin</Alert>);
    expect(screen.getByRole('alert')).toHaveTextContent('Metin');
    rerender(<Alert live="polite">Metin</Alert>);
    expect(screen.getByRole('status')).toHaveTextContent('Metin');
  });
});
