import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('ProductPicture', {
  picture: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'min(7rem, 30vw)',
    aspectRatio: 1,
    padding: 0,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.surface,
    overflow: 'hidden',
    cursor: 'zoom-in',
    [media.desktop]: {
      width: '100%',
      maxWidth: '22rem',
    },
  },
  blank: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'min(7rem, 30vw)',
    aspectRatio: 1,
    padding: 0,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    overflow: 'hidden',
    background: token.color.sunken,
    color: token.color.inkMuted,
    [media.desktop]: {
      width: '100%',
      maxWidth: '22rem',
    },
  },
  image: {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `scale ${token.motion.calm} ${token.motion.ease}`,
    '.picture:hover &': {
      scale: 1.03,
    },
  },
  badge: {
    position: 'absolute',
    insetBlockEnd: token.space[1],
    insetInlineEnd: token.space[1],
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: token.radius.full,
    background: 'rgb(10 15 14 / 72%)',
    color: '#ffffff',
    '& > svg': {
      width: '0.875rem',
      height: '0.875rem',
    },
    [media.desktop]: {
      insetBlockEnd: token.space[2],
      insetInlineEnd: token.space[2],
      width: '2rem',
      height: '2rem',
      '& > svg': {
        width: '1.25rem',
        height: '1.25rem',
      },
    },
  },
});
