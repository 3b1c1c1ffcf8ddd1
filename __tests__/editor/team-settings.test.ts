import { readTeam } from '@/editor/server/team';

const origin = 'https://words.aurifera.example';
const settings = { EDITOR_ORIGIN: origin, EDITOR_USER_HEADER: 'X-Auth-Request-Email' };

describe('reading the settings of a team’s editor', () => {
  it('decodes the name in the configured header and removes characters with a meaning to git', () => {
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
  ])('fails for %j', (invalid, expectedMessage) => {
    expect(() => readTeam(invalid)).toThrow(expectedMessage);
  });
});
