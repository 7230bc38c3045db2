/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { LoadingOverlay } from '../../../src/ui/kit/LoadingOverlay.js';
import styles from '../../../src/ui/kit/LoadingOverlay.styles.js';
import hidden from '../../../src/ui/kit/VisuallyHidden.styles.js';

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

  it('RL-02 shows a bar while data loads; while a payment is sent it holds the focus, and takes no place', () => {
    const { container, rerender } = render(<LoadingOverlay label="Yükleniyor" blocking={false} />, {
      wrapper: StrictMode,
    });
    expect(container.querySelector(`.${styles.bar}`)).toBeInTheDocument();
    rerender(<LoadingOverlay label="Gönderiliyor" blocking />);
    expect(container.querySelector(`.${styles.bar}`)).toBeNull();
    expect(document.activeElement).toHaveClass(hidden.hidden);
    expect(document.activeElement).toBeEmptyDOMElement();
    rerender(<LoadingOverlay active={false} label="Gönderiliyor" blocking />);
    expect(document.body).toHaveFocus();
  });
});
