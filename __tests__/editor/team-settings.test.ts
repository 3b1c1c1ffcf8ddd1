import { readTeam } from '@/editor/server/team';

const origin = 'https://words.aurifera.example';
const settings = { EDITOR_ORIGIN: origin, EDITOR_USER_HEADER: 'X-Auth-Request-Email' };

describe('a team’s editor', () => {
  it('reads a name as the proxy has written it, without what git would take for something else', () => {
    const nameIn = (value: string) =>
      readTeam(settings)?.personIn({
        rawHeaders: ['X-Auth-Request-Email', Buffer.from(value).toString('latin1')],
      });
    expect(nameIn('Ana Núñez')).toBe('Ana Núñez');
    expect(nameIn('Ana <root@host>\u202E')).toBe('Ana root@host');
  });

  it.each([
    [{ EDITOR_ORIGIN: origin }, 'EDITOR_USER_HEADER is missing'],
    [{ EDITOR_USER_HEADER: 'X-User' }, 'EDITOR_ORIGIN is missing'],
    [{ ...settings, EDITOR_ORIGIN: `${origin}/edit` }, 'has to be scheme and host only'],
    [{ ...settings, EDITOR_ORIGIN: 'words.aurifera.example' }, 'has to be scheme and host only'],
    [{ ...settings, EDITOR_USER_HEADER: 'Cookie' }, 'has to be the name of a header'],
    [{ ...settings, EDITOR_USER_HEADER: 'a b' }, 'has to be the name of a header'],
  ])('does not start with %j', (given, said) => {
    expect(() => readTeam(given)).toThrow(said);
  });
});
