interface SentenceAboutProps {
  /** As somebody else wrote it. */
  readonly name: string;
  /** The sentence with the name in it. */
  sentence(name: string): string;
}

/** No name holds it. */
const place = '\n';

/** A sentence about somebody, whose name is written from the left or the right as it needs to be, and by itself (TR-11). */
export function SentenceAbout({ name, sentence }: SentenceAboutProps) {
  const [before, after] = sentence(place).split(place);
  // Some sentences do without the name.
  if (after === undefined) return <span>{before}</span>;
  return (
    <span>
      <span>{before}</span>
      <bdi>{name}</bdi>
      <span>{after}</span>
    </span>
  );
}
