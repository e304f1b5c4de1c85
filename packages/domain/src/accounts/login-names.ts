/** What an e-mail address looks like; whether it is one is told by a letter to it. */
export const emailAddress = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;
/** A mobile number of India in its one form of ten digits. */
export const mobileOfIndia = /^[6-9]\d{9}$/;

const phoneOfIndia = /^(?:\+91|91|0)?([6-9]\d{9})$/;

/** One form for whatever somebody types as e-mail, username or phone: '+91 98450-12345' → '9845012345', ' Asha ' → 'asha'. */
export function loginNameOf(typed: string): string {
  const name = typed.trim().toLowerCase();
  const [, phone] = phoneOfIndia.exec(name.replaceAll(/[\s()-]/g, '')) ?? [];
  return phone ?? name;
}
