/** @jest-environment jsdom */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Picture } from '../../../src/ui/kit/Picture.js';

const assets = path.resolve(import.meta.dirname, '../../../public/oos-assets');

describe('Picture', () => {
  it('RL-10 stands in a fixed box and sends no referrer to its address', () => {
    render(<Picture src="https://store.example/logo.png" alt="Mağaza" width={120} height={32} />, {
      wrapper: StrictMode,
    });
    const image = screen.getByRole('img', { name: 'Mağaza' });
    expect(image).toHaveAttribute('width', '120');
    expect(image).toHaveAttribute('height', '32');
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('RL-10 a missing picture is never a broken one: its box stays, with its name and size', () => {
    const { container } = render(<Picture src="/none.svg" alt="Bonus" width={72} height={32} />, {
      wrapper: StrictMode,
    });
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    const box = screen.getByRole('img', { name: 'Bonus' });
    expect(box).toHaveAttribute('width', '72');
    expect(box).toHaveAttribute('height', '32');
  });

  it('RL-10 a missing picture can have a stand-in, and another address is another try', () => {
    const { container, rerender } = render(
      <Picture src="/none.svg" alt="M" width={9} height={9} fallback={<b>Mağaza</b>} />,
      {
        wrapper: StrictMode,
      },
    );
    fireEvent.error(screen.getByRole('img'));
    expect(container).toHaveTextContent('Mağaza');
    rerender(<Picture src="/there.svg" alt="M" width={9} height={9} fallback={<b>Mağaza</b>} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/there.svg');
  });

  it('RL-10 a missing picture without a stand-in of its own can leave nothing', () => {
    const { container } = render(<Picture src="/none.svg" alt="M" width={9} height={9} fallback={null} />);
    fireEvent.error(screen.getByRole('img'));
    expect(container).toBeEmptyDOMElement();
  });

  it('RL-10 a picture that failed before the script arrived is found out', async () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const decode = jest.fn(() => Promise.reject(new Error('broken')));
    Object.assign(HTMLImageElement.prototype, { decode });
    const { container } = render(<Picture src="/none.svg" alt="Visa" width={48} height={32} />, {
      wrapper: StrictMode,
    });
    await act(async () => {});
    expect(container.querySelector('img')).toBeNull();
    complete.mockRestore();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('RL-10 no address at all is a missing picture', () => {
    const { container } = render(<Picture src="" alt="" width={48} height={32} />, { wrapper: StrictMode });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('RL-10 the drawings of the project are where they are looked up', () => {
    const files = [
      ...'troy amex visa mastercard unionpay discover dinersclub jcb maestro 3d-secure go'
        .split(' ')
        .map((name) => `logo/card-schemas/${name}.svg`),
      ...'advantage axess bonus cardfinans combo maximum paraf world saglamkart'
        .split(' ')
        .map((name) => `logo/card-brands/${name}.svg`),
      'icons/cvv-back.svg',
      'icons/cvv-front.svg',
    ];
    expect(files.filter((file) => !existsSync(path.join(assets, file)))).toEqual([]);
  });
});
