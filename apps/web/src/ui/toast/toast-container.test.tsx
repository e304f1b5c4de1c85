import { render } from '@testing-library/react';
import { ToastContainer } from 'react-toastify/unstyled';
import { expect, test, vi } from 'vitest';
import { Container } from './toast-container.tsx';

vi.mock('react-toastify/unstyled', () => ({
  ToastContainer: vi.fn<() => null>(() => null),
  cssTransition: () => () => null,
  toast: Object.assign(vi.fn<() => void>(), { onChange: () => () => undefined }),
}));

test('toasts stand at the top right, wait while somebody points at them or looks elsewhere, and are swiped away (toasts-1, toasts-2)', () => {
  render(<Container />);
  expect(vi.mocked(ToastContainer).mock.calls[0]?.[0]).toMatchObject({
    position: 'top-right',
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
  });
});
