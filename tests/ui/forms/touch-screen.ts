/** From here to the end of each test the document is on a touch screen. */
export function onTouchScreen(): void {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(pointer: coarse)' });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
}
