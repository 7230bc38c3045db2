/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ProductPicture } from '../../../../src/ui/links/product/ProductPicture.js';
import { links as linkTr } from '../../../../src/ui/texts/tr/links.js';
import { FakePorts } from '../../payment/fake-ports.js';

function show() {
  const { texts } = new FakePorts();
  return render(<ProductPicture t={texts.t} src="https://store.example/a.jpg" name="Çaydanlık" />, {
    wrapper: StrictMode,
  });
}

const opener = () => screen.getByRole('button', { name: 'Resmi büyüt: Çaydanlık' });
const viewer = () => screen.queryByRole('dialog', { name: 'Çaydanlık resmi' });
const transform = () => screen.getByRole('img', { name: 'Çaydanlık' }).style.transform;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('PictureViewer', () => {
  it('IM-01 opens on a press; its buttons zoom, turn and put back, and say the state', async () => {
    show();
    await userEvent.click(opener());
    expect(viewer()).toBeInTheDocument();
    await press(linkTr['picture.zoomIn']);
    expect(transform()).toContain('scale(1.5)');
    await press(linkTr['picture.turn']);
    expect(transform()).toContain('rotate(90deg)');
    expect(screen.getByRole('status')).toHaveTextContent('Yakınlık yüzde 150, dönüş 90 derece');
    await press(linkTr['picture.reset']);
    expect(transform()).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
  });

  it('IM-01 a button at the end of its range keeps the focus', async () => {
    show();
    await userEvent.click(opener());
    await press(linkTr['picture.zoomOut']);
    const out = screen.getByRole('button', { name: linkTr['picture.zoomOut'] });
    expect(out).toHaveAttribute('aria-disabled', 'true');
    expect(out).toHaveFocus();
    await userEvent.click(out);
    expect(transform()).toContain('scale(0.5)');
  });

  it('IM-01 Escape closes, and so does its button; closing goes through the dialog, which gives the focus back', async () => {
    show();
    await userEvent.click(opener());
    fireEvent(viewer()!, new Event('cancel', { cancelable: true }));
    expect(viewer()).toBeNull();
    await userEvent.click(opener());
    await press(linkTr['picture.close']);
    expect(viewer()).toBeNull();
  });

  it('IM-02 keys do what the buttons do; with a modifier they are the browser’s', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.keyboard('+');
    expect(transform()).toContain('scale(1.5)');
    await userEvent.keyboard('r{ArrowRight}');
    expect(transform()).toBe('translate(-48px, 0px) rotate(90deg) scale(1.5)');
    await userEvent.keyboard('{Control>}+{/Control}');
    expect(transform()).toContain('scale(1.5)');
  });

  it('IM-01 the wheel zooms and does not scroll the page', async () => {
    show();
    await userEvent.click(opener());
    const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
    act(() => void screen.getByRole('img', { name: 'Çaydanlık' }).parentElement!.dispatchEvent(wheel));
    expect(wheel.defaultPrevented).toBe(true);
    expect(transform()).toMatch(/scale\(1\.197/);
  });

  it('the page’s policy is kept: no style stands in the markup before the script sets it', async () => {
    const { container } = show();
    expect(container.innerHTML).not.toContain('style=');
  });
});
