/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { TextField } from '../../../src/ui/kit/TextField.js';

describe('TextField', () => {
  it('has a real label, and its hint describes it', () => {
    render(<TextField id="cc-exp" label="Son kullanma tarihi" hint="Dolunca geçilir" />, { wrapper: StrictMode });
    const field = screen.getByLabelText('Son kullanma tarihi');
    expect(field).toHaveAccessibleDescription(/^Dolunca geçilir\s*$/);
    expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  it('says its problem in a live region that was there before, and moves nothing', () => {
    const { container, rerender } = render(<TextField id="cc-number" label="Kart numarası" hint="Tamamlanınca" />, {
      wrapper: StrictMode,
    });
    const region = container.querySelector('[aria-live="polite"]')!;
    const shape = container.querySelectorAll('*').length;
    expect(region).toBeEmptyDOMElement();
    rerender(
      <TextField id="cc-number" label="Kart numarası" hint="Tamamlanınca" problem="Kart numarasını kontrol edin" />,
    );
    expect(container.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region).toHaveTextContent('Kart numarasını kontrol edin');
    const field = screen.getByLabelText('Kart numarası');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Tamamlanınca Kart numarasını kontrol edin');
    rerender(<TextField id="cc-number" label="Kart numarası" hint="Tamamlanınca" />);
    expect(region).toBeEmptyDOMElement();
    expect(container.querySelectorAll('*').length).toBe(shape);
  });

  it('passes on what an input takes, and its element', () => {
    const input = createRef<HTMLInputElement>();
    render(
      <TextField
        id="cc-csc"
        label="Kod"
        inputRef={input}
        inputMode="numeric"
        autoComplete="cc-csc"
        trailing={<i>?</i>}
      />,
      {
        wrapper: StrictMode,
      },
    );
    expect(input.current).toBe(screen.getByLabelText('Kod'));
    expect(input.current).toHaveAttribute('inputmode', 'numeric');
    expect(input.current).toHaveAttribute('autocomplete', 'cc-csc');
    expect(input.current).not.toHaveAttribute('name');
  });
});
