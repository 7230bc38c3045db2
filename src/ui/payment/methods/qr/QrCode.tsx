import { create } from 'qrcode';

/** Light modules around the code, which its readers need; the frame has more. */
const quiet = 3;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string | undefined;
}

/** A code drawn as one path: black on white in both themes, since some readers take no white on black. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (dark, index) =>
    dark ? `M${(index % size) + quiet} ${Math.floor(index / size) + quiet}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * quiet;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
