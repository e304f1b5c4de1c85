import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { getCityAnnouncement } from '@tawa/contract/catalogue/cities';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { Banner } from '#ui/banner.tsx';

const announcementQuery = (city_id: number) =>
  queryOptions({
    queryKey: ['city-announcement', city_id],
    queryFn: async ({ signal }) => (await call(getCityAnnouncement, { params: { city_id } }, signal)).body.words,
    staleTime: 60_000,
    retry: false,
  });

/** What the office says to visitors of this city in these days; nothing where it says nothing. */
function Announcement({ cityId, className }: { cityId: number; className: string }) {
  const { data } = useQuery(announcementQuery(cityId));
  return data ? (
    <Banner tone="info" icon={MegaphoneIcon} className={className}>
      <span className="wrap-anywhere">{data}</span>
    </Banner>
  ) : null;
}

/** The announcement of the chosen city. */
export function CityAnnouncement({ className = '' }: { className?: string }) {
  const city = useSelectedCity();
  return city && <Announcement cityId={city.id} className={className} />;
}
