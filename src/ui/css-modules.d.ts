/** A component's own style sheet: class names by the name they have in the file. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** A style sheet that is imported for its effect: the tokens. */
declare module '*.css';
