import type { ComponentProps } from 'react';
import styles from './Button.styles.js';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import { Spinner } from './Spinner.js';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly wide?: boolean;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Look {
  readonly children?: string | Elements;
  /** While it is `aria-disabled` a press still says what is missing: it looks as one that can be pressed. */
  readonly pressable?: boolean;
  /** Shows that the action is under way. It does not disable the button: its owner decides that. */
  readonly busy?: boolean;
}

/** UI-01. A button that submits says `type="submit"`; by itself it never does. */
export function Button({
  variant,
  size,
  wide,
  pressable,
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = look({ variant, size, wide }, classNames(pressable && styles.pressable, className));
  return (
    <button {...rest} type={type} className={classes} aria-busy={busy || undefined}>
      {busy && <Spinner />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, and it works where the script does not. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<'a'> & Look & { readonly href: string }) {
  return <a {...rest} className={look({ variant, size, wide }, className)} />;
}

const sizes: Readonly<Record<ButtonSize, string | undefined>> = {
  default: undefined,
  sm: styles.small,
  lg: styles.large,
  icon: styles.icon,
};

function look({ variant = 'default', size = 'default', wide = false }: Look, className: string | undefined): string {
  return classNames(styles.button, styles[variant], sizes[size], wide && styles.wide, className);
}
