import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../kit/Button.js';
import { Glyph } from '../../kit/Icon.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import { partGlyphs } from '../../kit/part-glyphs.js';
import { useModal } from '../../kit/use-modal.js';
import type { Translate } from '../../texts/texts.js';
import { linkGlyphs } from '../facts/link-glyphs.js';
import { followHand } from './follow-hand.js';
import styles from './PictureViewer.styles.js';
import { PictureVm } from './picture.vm.js';
import { degrees } from './picture-view.js';

interface PictureViewerProps {
  readonly t: Translate;
  readonly src: string;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * A picture over the whole window (IM-01, IM-02). Every gesture has a button too. Its place is written by
 * script only: the page's policy allows no style in the markup.
 */
export const PictureViewer = observer(({ t, src, name, onClose }: PictureViewerProps) => {
  const [vm] = useState(() => new PictureVm());
  const modal = useModal(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (stage.current === null || picture.current === null) return undefined;
    const undo = [
      place(vm, picture.current),
      measure(vm, stage.current, picture.current),
      followHand(vm, stage.current),
    ];
    return () => {
      for (const each of undo) each();
    };
  }, [vm]);
  return (
    <dialog
      {...modal}
      className={styles.viewer}
      aria-label={t('picture.of', { name })}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !vm.press(event.key)) return;
        event.preventDefault();
      }}
    >
      <div ref={stage} className={styles.stage} data-held={vm.held || undefined}>
        <img
          ref={picture}
          className={styles.picture}
          src={src}
          alt={name}
          draggable={false}
          referrerPolicy="no-referrer"
        />
      </div>
      <Button variant="ghost" size="icon" className={styles.close} aria-label={t('picture.close')} onClick={onClose}>
        <Glyph path={linkGlyphs.close} size={24} />
      </Button>
      <Tools t={t} vm={vm} />
    </dialog>
  );
});

const Tools = observer(({ t, vm }: { readonly t: Translate; readonly vm: PictureVm }) => {
  const state = t('picture.state', { percent: vm.percent, degrees: degrees(vm.view) });
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('picture.tools')}>
      {/* At the end of its range a button keeps the focus: it only says that it does nothing more. */}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('picture.zoomOut')}
        aria-disabled={!vm.mayZoomOut || undefined}
        onClick={() => vm.zoomOut()}
      >
        <Glyph path={linkGlyphs.minus} />
      </Button>
      <span className={styles.percent} aria-hidden="true">
        {t('picture.percent', { percent: vm.percent })}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('picture.zoomIn')}
        aria-disabled={!vm.mayZoomIn || undefined}
        onClick={() => vm.zoomIn()}
      >
        <Glyph path={partGlyphs.plus} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('picture.turn')} onClick={() => vm.turn()}>
        <Glyph path={linkGlyphs.turn} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('picture.reset')} onClick={() => vm.reset()}>
        <Glyph path={linkGlyphs.fit} />
      </Button>
      <LiveRegion message={state} />
    </div>
  );
});

function place(vm: PictureVm, picture: HTMLElement): () => void {
  return autorun(() => {
    picture.style.transform = vm.transform;
  });
}

/** Again when the window or the picture changes its size: a phone is turned, the picture has arrived. */
function measure(vm: PictureVm, stage: HTMLElement, picture: HTMLElement): () => void {
  const watch = new ResizeObserver(() =>
    vm.measure({
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    }),
  );
  watch.observe(stage);
  watch.observe(picture);
  return () => watch.disconnect();
}
