import { Component, Fragment, type ReactElement } from 'react';
import type { Elements } from './elements.js';

interface ViewBoundaryProps {
  /** Holds what is drawn. All that it shows stands in models outside of it, so it can be drawn from the beginning. */
  readonly children: Elements;
  /** Shown where the view cannot be drawn. */
  readonly broken?: ReactElement;
  /** The view cannot be drawn. */
  readonly onBroken?: () => void;
  /** Another value means another view, which is drawn again. */
  readonly view?: string;
}

interface Drawing {
  readonly failed: boolean;
  /** How often the view was drawn from the beginning. */
  readonly again: number;
  readonly view: string | undefined;
}

/** How often a view is drawn from the beginning before the page gives up: what fails each time would never end. */
const most = 3;

/**
 * Keeps the page from going blank when an exception is thrown while it is drawn (RL-15): the view is drawn again from its
 * models, with what was typed. Nothing is loaded and nothing is sent.
 */
export class ViewBoundary extends Component<ViewBoundaryProps, Drawing> {
  override state: Drawing = { failed: false, again: 0, view: this.props.view };

  static getDerivedStateFromError(): Pick<Drawing, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ view }: ViewBoundaryProps, drawing: Drawing): Drawing | null {
    return view === drawing.view ? null : { failed: false, again: 0, view };
  }

  override componentDidCatch(): void {
    if (this.state.again < most) this.setState(({ again }) => ({ failed: false, again: again + 1 }));
    else this.props.onBroken?.();
  }

  override render(): ReactElement | null | undefined {
    const { failed, again } = this.state;
    const { children, broken } = this.props;
    if (!failed) return <Fragment key={again}>{children}</Fragment>;
    return again < most ? null : broken;
  }
}
