import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tabTo } from '#testing/keys.ts';
import { render } from '#testing/render.tsx';
import { ShareMenu } from './share-menu.tsx';
import { toast } from '../toast/toast.ts';

async function choose(label: string) {
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const { user } = render(<ShareMenu title="Dal Makhani" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return told;
}

test('the link of the page is copied, and that is said (formats-2)', async () => {
  const told = await choose('Copy link');
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Link copied!'));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('by keys alone the link is copied, and the menu is left again (keyboard-1)', async () => {
  // The document of these tests has no such event, which an entry's press by key becomes.
  Object.assign(document.defaultView ?? window, { PointerEvent: MouseEvent });
  const told = vi.spyOn(toast, 'success');
  const { user } = render(<ShareMenu title="Dal Makhani" />);
  await tabTo(user, 'button', 'Share');
  await user.keyboard('{Enter}');
  const copy = await screen.findByRole('menuitem', { name: 'Copy link' });
  for (let left = 10; left > 0 && document.activeElement !== copy; left--) await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(copy);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(told).toHaveBeenCalledWith('Link copied!'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a device that does not copy says so', async () => {
  const told = { error: vi.spyOn(toast, 'error') };
  const { user } = render(<ShareMenu title="Dal Makhani" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('Share cancelled or failed'));
});

test('a messenger opens outside, with the name and the address (formats-2)', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await choose('WhatsApp');
  const [address = '', target, rights] = opened.mock.calls[0] ?? [];
  expect(decodeURIComponent(String(address))).toBe(`https://wa.me/?text=Dal Makhani ${window.location.href}`);
  expect([target, rights]).toEqual(['_blank', 'noopener,noreferrer']);
});

test('where the device itself can share, it is asked first; what comes of nothing is said (formats-2)', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { share });
  const told = await choose('Share…');
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Dal Makhani', url: window.location.href }));
  expect(told.error).not.toHaveBeenCalled();
  share.mockRejectedValue(new DOMException('changed my mind', 'AbortError'));
  cleanup();
  await choose('Share…');
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('Share cancelled or failed'));
  Reflect.deleteProperty(navigator, 'share');
});

test('a picture goes where the device can send one; elsewhere that is said', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response('picture', { headers: { 'content-type': 'image/webp' } }),
  );
  const told = vi.spyOn(toast, 'error');
  const { user } = render(<ShareMenu title="Dal Makhani" picture="/api/uploads/dishes/dal.webp" />);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share the picture' }));
  };
  await send();
  await waitFor(() => expect(told).toHaveBeenCalledWith('Image sharing is supported only in some mobile browsers!'));
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { share, canShare: () => true });
  await send();
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('dal.webp');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});
