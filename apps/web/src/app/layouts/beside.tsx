import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  /** What stands there until the code of the part has come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that stands beside the screen: what breaks in it is left out, and the screen stays. */
export class Beside extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    const { fallback, children } = this.props;
    return this.state.isBroken ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
