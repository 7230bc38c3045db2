import type { ComponentProps, ReactNode } from 'react';
import styles from './Alert.styles.js';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './Icon.js';

type AlertVariant = 'default' | 'info' | 'success' | 'warning' | 'destructive';

const icons: Readonly<Record<AlertVariant, IconName>> = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'alert',
  destructive: 'cross',
};

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly variant?: AlertVariant;
  readonly title?: ReactNode;
  /** Announced when it appears; without it the alert is read in its place only. */
  readonly live?: 'polite' | 'assertive';
}

/** UI-02: a message in the flow of the page. */
export function Alert({ variant = 'default', title, live, className, children, ...rest }: AlertProps) {
  return (
    <div {...rest} className={classNames(styles.alert, styles[variant], className)} role={live && roles[live]}>
      <Icon name={icons[variant]} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}

const roles = { polite: 'status', assertive: 'alert' } as const;
