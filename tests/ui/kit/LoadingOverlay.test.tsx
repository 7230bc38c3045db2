/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { LoadingOverlay } from '../../../src/ui/kit/LoadingOverlay.js';
import styles from '../../../src/ui/kit/LoadingOverlay.styles.js';

const visible = (container: HTMLElement) => container.querySelector(`.${styles.bar}, .${styles.cover}`)?.className;

describe('LoadingOverlay', () => {
  it('RL-02 is announced by a region that stands there before', () => {
    const { rerender } = render(<LoadingOverlay active={false} label="Ödemeniz gönderiliyor" blocking />, {
      wrapper: StrictMode,
    });
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<LoadingOverlay active label="Ödemeniz gönderiliyor" blocking />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Ödemeniz gönderiliyor');
  });

  it('RL-02 lies over the content only while a payment is sent', () => {
    const { container, rerender } = render(<LoadingOverlay label="Yükleniyor" blocking={false} />, {
      wrapper: StrictMode,
    });
    expect(visible(container)).toBe(styles.bar);
    rerender(<LoadingOverlay label="Gönderiliyor" blocking />);
    expect(visible(container)).toBe(styles.cover);
    rerender(<LoadingOverlay active={false} label="Gönderiliyor" blocking />);
    expect(visible(container)).toBeUndefined();
  });
});
