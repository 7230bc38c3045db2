/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { PageFrame } from '../../../src/ui/frame/PageFrame.js';
import { FakePorts } from '../payment/fake-ports.js';
import { renderAtTestTime } from '../payment/test-time.js';

renderAtTestTime();
afterEach(() => jest.restoreAllMocks());

/** A frame around the page whose content can be made to change; jsdom observes no size. */
function framed() {
  const { host, texts, theme } = new FakePorts();
  const heights = jest.spyOn(host, 'reportHeight');
  let change = () => {};
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} };
    change = () => changed([], observer);
    return observer;
  });
  const { unmount } = render(
    <PageFrame host={host} texts={texts} theme={theme} providerPages={undefined}>
      <p>Ödeme</p>
    </PageFrame>,
  );
  return { heights, change: () => change(), unmount };
}

/** Longer than the time between two frames. */
const nextFrame = () => act(() => jest.advanceTimersByTime(50));

describe('the height of the page', () => {
  it('RL-03 is sent in the frame after a change of the content, once for several changes', () => {
    const { heights, change } = framed();
    change();
    change();
    expect(heights).not.toHaveBeenCalled();
    nextFrame();
    expect(heights).toHaveBeenCalledTimes(1);
  });

  it('RL-03 is not sent any more once the page is gone: what has left the document measures 0', () => {
    const { heights, change, unmount } = framed();
    change();
    unmount();
    nextFrame();
    expect(heights).not.toHaveBeenCalled();
  });
});
